/** A stylesheet as text, minified. */
declare module '*.css?inline' {
  const css: string
  export default css
}

/** A module as a small script, bundled and minified, for a page to print: `scripts/build/inline-script.ts`. */
declare module '*?inline-script' {
  const script: string
  export default script
}

/** A drawing as text. */
declare module '*.svg?raw' {
  const svg: string
  export default svg
}
