/** The seven mistakes by name, each with its box. Two are ticked already, so that no one starts from zero. */
export function MistakeList({ titles }: { titles: readonly string[] }) {
  return (
    <ol className="mistakes">
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ol>
  )
}
