/** Outlines on a grid of 24: the strokes, then the grain of salt (plain signs have none). */
const icons = {
  alert: { line: 'M12 8v5M13.5 4.5 21.5 19.5h-19L10.5 5', grain: 'm12 14.6 1.7 1.7-1.7 1.7-1.7-1.7z' },
  calendar: { line: 'M16 5h4.5v15.5h-17V5H12M3.5 10h17M8 3v4M16 3v4', grain: 'm12 12.8 2.4 2.4-2.4 2.4-2.4-2.4z' },
  chart: { line: 'M3 20h18M3 16l5-5 4 3.5L18 8', grain: 'm20 3.5 2.2 2.2L20 7.9l-2.2-2.2z' },
  check: { line: 'M4 12.5 9.5 18 20 6.5' },
  clock: { line: 'M19.5 7A9 9 0 1 1 12 3M12 7.5V12l3.5 2.5', grain: 'm17 2.5 1.9 1.9L17 6.3l-1.9-1.9z' },
  close: { line: 'm5 5 14 14M19 5 5 19' },
  doc: { line: 'M14 3H5v18h14v-9M8.5 12h7M8.5 16h5', grain: 'm18 4 2.4 2.4L18 8.8l-2.4-2.4z' },
  download: { line: 'M12 3v12m-5-4.5 5 5 5-5M3.5 17v4h17v-4', grain: 'm18 4 2 2-2 2-2-2z' },
  home: { line: 'M20 10.5V20h-5.5v-6h-5v6H4v-9.5L12 4l4 3.2', grain: 'm19.5 3 2 2-2 2-2-2z' },
  key: { line: 'M10.5 15.5a4.5 4.5 0 1 1 .6-4M11.5 13.5H21v4M16.5 13.5v3', grain: 'm18 5.5 2 2-2 2-2-2z' },
  lang: {
    line: 'M3 5h9M7.5 3v2M10.5 5C9.5 9 7 12 3.5 13.5M5 8c1 2.5 3 4.5 6 5.5M12 21l4.5-10L21 21M13.5 17.5h6',
    grain: 'm19 3.5 2 2-2 2-2-2z',
  },
  link: {
    line: 'M14 8h3a4 4 0 0 1 0 8h-5a4 4 0 0 1-4-4M10 16H7a4 4 0 0 1 0-8h5a4 4 0 0 1 3.8 2.7',
    grain: 'm20.5 2.5 1.8 1.8-1.8 1.8-1.8-1.8z',
  },
  mail: { line: 'M21 10v8H3V6h12M3 6.5l9 7 4-3.1', grain: 'm20 3 2.4 2.4L20 7.8l-2.4-2.4z' },
  menu: { line: 'M3 7h13M3 12h18M3 17h10', grain: 'm18.6 5 1.8 1.8-1.8 1.8-1.8-1.8z' },
  people: {
    line: 'M2.5 20c0-4 2.5-6 6-6s6 2 6 6M12 8a3.5 3.5 0 1 0-1 2.5M15 5.5a3.2 3.2 0 0 1 0 5.5M17 14.5c2.5.5 4.5 2.5 4.5 5.5',
    grain: 'm20 3 1.8 1.8L20 6.6l-1.8-1.8z',
  },
  phone: {
    line: 'M14 20c3 1 6-.5 6.5-2.5l-4-3-2 1.8C11.5 15 9 12.5 7.7 9.5l1.8-2-3-4C4.5 4 3 7 4 10',
    grain: 'm8.5 17 2 2-2 2-2-2z',
  },
  pin: {
    line: 'M12 21.5c-4-4.5-6.5-8-6.5-11.5a6.5 6.5 0 0 1 13 0c0 2.5-1.3 5-3.5 8',
    grain: 'm12 7.6 2.4 2.4-2.4 2.4L9.6 10z',
  },
  search: { line: 'm21 21-5.6-5.6a7 7 0 1 1 1.3-8.4', grain: 'm10.2 8 2.3 2.3-2.3 2.3-2.3-2.3z' },
  shield: {
    line: 'M20 11c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V5.5L12 3l4 1.25M8.5 11.5l3 3 4.5-5',
    grain: 'm20 4 2 2-2 2-2-2z',
  },
  trash: { line: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l.8-10', grain: 'm12 11.5 2.2 2.2-2.2 2.2-2.2-2.2z' },
} as const satisfies Record<string, { line: string; grain?: string }>

export type IconName = keyof typeof icons

/** A decorative sign; words beside it say what it means. */
export function Icon({ name, isLarge = false }: { name: IconName; isLarge?: boolean }) {
  const icon: { line: string; grain?: string } = icons[name]
  return (
    <svg className={isLarge ? 'icon icon--large' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon.line} />
      {icon.grain !== undefined && <path className="icon-grain" d={icon.grain} />}
    </svg>
  )
}
