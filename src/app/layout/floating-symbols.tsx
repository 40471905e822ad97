const symbols = ["π", "÷", "√", "∑", "×", "∞", "=", "%"];

/** Decoration only: hidden from assistive technology, still under reduced motion, never printed. */
export function FloatingSymbols() {
  return (
    <div className="symbols" aria-hidden="true">
      {symbols.map((symbol) => (
        <span key={symbol}>{symbol}</span>
      ))}
    </div>
  );
}
