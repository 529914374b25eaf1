/** A file's default function as the text of an inline script that calls it: `bin/parts/inline-script.ts`. */
declare module '*?script' {
  const text: string
  export default text
}
