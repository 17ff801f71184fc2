declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'
    /** A number pins the axis: the result is no longer variable in it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>
}
