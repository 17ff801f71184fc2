import { encode } from 'uqr'

/** Modules of light around the code, so that a camera finds it (ISO/IEC 18004, 6.3.8: four). */
const border = 4

/** A text as a QR code, drawn here: nobody else ever sees it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  )
}
