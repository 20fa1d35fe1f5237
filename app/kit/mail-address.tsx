import { Fragment } from 'react'

/**
 * Where it is too long for its line, it breaks behind the @ or ahead of a dot, not inside a word. Browsers put blanks
 * there in the name of a link, which needs a label of its own.
 */
export function MailAddress({ address }: { address: string }) {
  return (
    <>
      {address.split(/(?<=@)|(?=\.)/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and never move
        <Fragment key={place}>
          {place > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </>
  )
}
