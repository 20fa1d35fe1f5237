import { Fragment } from 'react'

/** What is shorter has room in a line of its own: 25 characters and more. */
const LONG = /\S{25,}/g
/** Between words, of no width itself. */
const BREAK = '\u200b'

/** A text in which a long name of a machine breaks ahead of a dot rather than inside a word. */
export function LongWords({ text }: { text: string }) {
  const parts = text.replace(LONG, (word) => word.replace(/(?<=\w)(?=\.\w)/g, BREAK)).split(BREAK)
  return (
    <>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and never move
        <Fragment key={place}>
          {place > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </>
  )
}
