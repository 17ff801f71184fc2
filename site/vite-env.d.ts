/** A module as a small script, bundled and minified, for a page to print: `scripts/build/bundles.ts`. */
declare module '*?inline-script' {
  const script: string
  export default script
}
