import { bytesOf, ink, pace, shades, shadesOf } from "../../art/fractals/palettes.ts";
import { gpuDraws } from "../../art/fractals/precision.ts";
import type { FractalSettings } from "../../art/fractals/settings.ts";

const corners = `#version 300 es
void main() {
  gl_Position = vec4(vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1), 0, 1);
}`;

/** How often 1 can be halved so that the half added to 1 makes a difference: the binary digits of its numbers. */
const probe = `#version 300 es
precision highp float;
uniform float one;
out vec4 colour;
void main() {
  float part = one;
  float bits = 0.0;
  for (int i = 0; i < 60; i++) {
    part *= 0.5;
    if (one + part == one) break;
    bits += 1.0;
  }
  colour = vec4(bits / 255.0);
}`;

/** The same as src/art/fractals/escape.ts. */
const rule = `#version 300 es
precision highp float;
precision highp int;
uniform vec2 middle, number, size;
uniform float pixel;
uniform bool julia;
uniform int limit;
uniform vec3 ink;
uniform sampler2D shades;
out vec4 colour;
void main() {
  vec2 p = middle + (gl_FragCoord.xy - size * 0.5) * pixel;
  vec2 z = julia ? p : vec2(0);
  vec2 c = julia ? number : p;
  colour = vec4(ink, 1);
  float y2 = p.y * p.y;
  float q = (p.x - 0.25) * (p.x - 0.25) + y2;
  if (!julia && (q * (q + p.x - 0.25) <= y2 * 0.25 || (p.x + 1.0) * (p.x + 1.0) + y2 <= 0.0625)) return;
  int count = 0;
  float far = dot(z, z);
  while (far <= 16384.0 && count < limit + 64) {
    if (count >= limit && far <= 4.0) return;
    z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
    far = dot(z, z);
    count++;
  }
  float smoothly = max(0.0, float(count + 1) - log2(log2(far) * 0.5));
  int shade = int(floor(sqrt(smoothly) * ${(pace * shades).toFixed(1)})) % ${shades};
  colour = texelFetch(shades, ivec2(shade, 0), 0);
}`;

/** When it takes longer than this twice in a row, what is moved would jerk: the workers are the better choice. */
const slow = 25; // milliseconds

/** Draws a picture at once where a browser has a graphics processor, as long as its numbers are fine enough. */
export class Gpu {
  readonly canvas = document.createElement("canvas");
  #gl: WebGL2RenderingContext | null;
  #program: WebGLProgram | null = null;
  #bits = 0;
  #palette = "";
  #slow = 0;

  /** @param changed called when the graphics processor is lost, which may happen at any time, or is there again */
  constructor(changed: () => void) {
    const { canvas } = this;
    // Not where the browser only acts as if it had one: the workers are quicker.
    const wishes: WebGLContextAttributes = {
      failIfMajorPerformanceCaveat: true,
      antialias: false,
      depth: false,
      alpha: false,
    };
    this.#gl = canvas.getContext("webgl2", wishes) as WebGL2RenderingContext | null;
    canvas.addEventListener("webglcontextlost", (event) => {
      event.preventDefault(); // so that it may come back
      this.#program = null;
      changed();
    });
    canvas.addEventListener("webglcontextrestored", () => {
      this.#prepare();
      changed();
    });
    this.#prepare();
  }

  #prepare(): void {
    const gl = this.#gl;
    if (!gl) return;
    this.#palette = "";
    this.#bits = measured(gl);
    this.#program = this.#bits > 0 ? made(gl, rule) : null;
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  }

  end(): void {
    this.#gl?.getExtension("WEBGL_lose_context")?.loseContext();
    this.#gl = null;
  }

  /** Draws a picture of that size on its canvas; tells how well, null where it has not. */
  draw(settings: FractalSettings, width: number, height: number): "fine" | "rough" | null {
    const { canvas } = this;
    const gl = this.#gl;
    const program = this.#program;
    const how = gpuDraws(settings, this.#bits, width, height);
    if (!gl || !program || !how || gl.isContextLost()) return null;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    gl.viewport(0, 0, width, height);
    // biome-ignore lint/correctness/useHookAtTopLevel: no hook of React
    gl.useProgram(program);
    const at = (name: string) => gl.getUniformLocation(program, name);
    const [red, green, blue] = bytesOf(ink);
    gl.uniform2f(at("middle"), Number(settings.x), Number(settings.y));
    gl.uniform2f(at("number"), Number(settings.cx), Number(settings.cy));
    gl.uniform2f(at("size"), width, height);
    gl.uniform1f(at("pixel"), settings.width / width);
    gl.uniform1i(at("julia"), settings.kind === "julia" ? 1 : 0);
    gl.uniform1i(at("limit"), settings.iterations);
    gl.uniform3f(at("ink"), red / 255, green / 255, blue / 255);
    if (this.#palette !== settings.palette) {
      this.#palette = settings.palette;
      const colours = shadesOf(settings.palette);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, shades, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, colours);
    }
    const start = performance.now();
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4)); // waits until it is there
    this.#slow = performance.now() - start > slow ? this.#slow + 1 : 0;
    if (this.#slow === 2) this.#program = null;
    return gl.getError() === gl.NO_ERROR ? how : null;
  }
}

/** The binary digits that numbers really have there; 0 where that cannot be found out. */
function measured(gl: WebGL2RenderingContext): number {
  const program = made(gl, probe);
  if (!program) return 0;
  // biome-ignore lint/correctness/useHookAtTopLevel: no hook of React
  gl.useProgram(program);
  gl.uniform1f(gl.getUniformLocation(program, "one"), 1);
  gl.viewport(0, 0, 1, 1);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const pixel = new Uint8Array(4);
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  gl.deleteProgram(program);
  return pixel[0] ?? 0;
}

function made(gl: WebGL2RenderingContext, fragment: string): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}
