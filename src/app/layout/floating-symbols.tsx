import { memo } from "react";

const symbols = ["π", "÷", "√", "∑", "×", "∞", "=", "%"];

/** Decoration only: hidden from assistive technology, still under reduced motion, never printed. */
export const FloatingSymbols = memo(function FloatingSymbols() {
  return (
    <div className="symbols" aria-hidden="true">
      {symbols.map((symbol) => (
        <span key={symbol}>{symbol}</span>
      ))}
    </div>
  );
});
