import { createElement, Fragment } from 'react'

const BREAK = <wbr />

/**
 * Where it is too long for its line, it breaks behind the @ or ahead of a dot, not inside a word. Browsers put blanks
 * there in the name of a link, which needs a label of its own.
 */
export function MailAddress({ address }: { address: string }) {
  const [first, ...others] = address.split(/(?<=@)|(?=\.)/)
  return createElement(Fragment, null, first, ...others.flatMap((part) => [BREAK, part]))
}
