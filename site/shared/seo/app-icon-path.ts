/** Sizes of the icons that the manifest names, in pixels. */
export const appIconSizes = [192, 512] as const
export type AppIconSize = (typeof appIconSizes)[number]

/** Address of an icon. */
export function appIconPath(size: AppIconSize): string {
  return `/icon-${size}.png`
}
