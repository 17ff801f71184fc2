const marks = /\[(?:de|fr|en):([^\]]+)\]|\*\*([^*]+)\*\*/g

/** Words of the copy without its two marks, `[de:Impressum]` and `**stress**`. */
export const toPlainText = (text: string): string => text.replace(marks, '$1$2')
