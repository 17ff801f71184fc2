/** A filled outline. */
export const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`

/** A filled rectangle by its upper left corner. */
export const box = (x: number, y: number, width: number, height: number, colour: string, radius = 0) =>
  radius > 0
    ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`
    : fill(`M${x} ${y}h${width}v${height}h${-width}z`, colour)

/** A filled circle by its middle. */
export const disc = (x: number, y: number, radius: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`

/** A stroke with round ends, thinner than the line: writing, ticks, strings. */
export const stroke = (d: string, colour: string, width = 9) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Lines of writing, from the left edge `x`, each as long as said, `step` apart. */
export const writing = (x: number, y: number, lengths: readonly number[], colour: string, step = 26, width = 9) =>
  stroke(lengths.map((length, index) => `M${x} ${y + index * step}h${length}`).join(''), colour, width)

/** Shapes turned around a point, in degrees clockwise. */
export const turned = (degrees: number, x: number, y: number, ...shapes: string[]) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shapes.join('')}</g>`
