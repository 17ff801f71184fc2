/** Characters that may stand in the address as they are, which lets it compress. */
const plain = ['%2C', '%3D', '%2F', '%3A'] as const

/** Makes an address of a drawing, which may stand in an attribute. */
export function toSvgUri(svg: string): string {
  const encoded = encodeURIComponent(svg.replaceAll('"', "'"))
  return `data:image/svg+xml,${plain.reduce((text, code) => text.replaceAll(code, decodeURIComponent(code)), encoded)}`
}
