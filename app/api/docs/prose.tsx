/** Text whose words between ` are code. */
export function Prose({ text }: { text: string }) {
  const parts = text.split('`')
  return (
    <>
      {parts.map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        index % 2 === 1 ? <code key={index}>{part}</code> : part,
      )}
    </>
  )
}

export interface Section {
  id: string
  title: string
  paragraphs: string[]
}

export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, paragraphs }) => (
    <section key={id} className="stack-tight" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>
          <Prose text={text} />
        </p>
      ))}
    </section>
  ))
}
