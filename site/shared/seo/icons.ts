import favicon from '../../../public/favicon.svg?raw'

/** Sizes of the icons that the manifest names, in pixels. */
export const appIconSizes = [192, 512] as const
type AppIconSize = (typeof appIconSizes)[number]

/** Address of an icon. */
export function appIconPath(size: AppIconSize): string {
  return `/icon-${size}.png`
}

/** The ground of the icon, which a device may cut to any shape. */
const ink = '#141a3c'

/** How much of the picture the mark's own square takes: it stays within the circle that no shape cuts (W3C, maskable icons). */
const part = 0.68

/** The mark on its ground, without corners of its own: for a home screen and for search results. */
export function drawAppIcon(size: AppIconSize): string {
  const edge = (64 * (1 - part)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><path fill="${ink}" d="M0 0h64v64H0z"/><g transform="translate(${edge} ${edge}) scale(${part})">${favicon}</g></svg>`
}

/** The icon as PNG. */
export async function renderAppIcon(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer()
}

/** The mark at the size of a tab, where its outline cannot be seen: strokes, and a gap where they cross. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#141a3c"/><g fill="none" stroke="#ffc94f" stroke-width="6.6"><path d="M6 52C27 52 24 34 35 20 43 8 57 13 57 28 57 44 43 53 28 50"/><path d="M25 16l14 24" stroke="#141a3c" stroke-width="10"/><path d="M16 42C11 38 7 34 7 27c0-14 14-18 21-6l10 19"/></g><path fill="#ffc94f" d="M46 53c4 0 8-4 12-4v6q-6 1-12-2z"/></svg>'

/** Characters that may stand in the address as they are, which lets it compress. */
const plain = ['%20', '%2C', '%3D', '%2F', '%3A'] as const

/** Makes an address of a drawing, which may stand in an attribute. */
function toSvgUri(svg: string): string {
  const encoded = encodeURIComponent(svg)
  return `data:image/svg+xml,${plain.reduce((text, code) => text.replaceAll(code, decodeURIComponent(code)), encoded)}`
}

/** The icon of the tab as an address that holds the picture: no request competes with what a visitor came for. */
export const tabIcon = toSvgUri(picture)
