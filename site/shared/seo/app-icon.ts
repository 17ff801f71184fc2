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
