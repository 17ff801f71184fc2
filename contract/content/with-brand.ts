/** The title as tabs and search engines show it: with the brand, unless it is named there already. */
export const withBrand = (title: string, brand: string): string =>
  title.includes(brand) ? title : `${title} – ${brand}`
