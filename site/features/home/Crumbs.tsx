const crumbs =
  'M10.7 75.8l7.5 13-13 7.5-7.5-13zM23.8 83.8l10.4 6-6 10.4-10.4-6zM43.2 64.5l2.3 8.7-8.7 2.3-2.3-8.7zM49.6 85.1l11.3 6.5-6.5 11.3-11.3-6.5zM72.8 79.1l2.1 7.7-7.7 2.1-2.1-7.7zM87.5 91.9l2.6 9.7-9.7 2.6-2.6-9.7zM102.5 73.7l1.8 6.8-6.8 1.8-1.8-6.8zM115.6 95.9l4.5 7.8-7.8 4.5-4.5-7.8zM56.5 112.5l7 0 0 7-7 0zM92 116.3l5.7 5.7-5.7 5.7-5.7-5.7zM125.9 116.3l5.8 1.6-1.6 5.8-5.8-1.6zM148.1 92.3l1.6 5.8-5.8 1.6-1.6-5.8zM137.5 135.5l5 0 0 5-5 0zM163.9 126.3l5.8 1.6-1.6 5.8-5.8-1.6z'

/** What is left of a word that crumbles: grains that fall off its end. Decorative. */
export function Crumbs() {
  return (
    <svg className="crumbs" viewBox="0 0 190 160" width="1" aria-hidden="true">
      <path d={crumbs} />
    </svg>
  )
}
