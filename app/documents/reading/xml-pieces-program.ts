/** Part of the program that reads XML: plain JavaScript, with `limits`, `Fault` and `refuseIf` from there. */
export const XML_PIECES_PROGRAM = `
// A cheap look before the parser, whose time grows with the square of one tag's attributes, and with its memory: a large
// file is parsed piece by piece, each cut behind an end tag and standing in the tags that are open there.
function* piecesOf(text) {
  const open = []
  let tags = 0
  let from = 0
  let before = []
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    if (text.startsWith('<!--', at)) at = behind(text, '-->', at + 4)
    else if (text.startsWith('<![CDATA[', at)) at = behind(text, ']]>', at + 9)
    else if (text.startsWith('<?', at)) at = behind(text, '?>', at + 2)
    else if (text.startsWith('<!', at)) throw new Fault('doctype')
    else {
      tags += 1
      const isEnd = text[at + 1] === '/'
      const end = behindTag(text, at + 1)
      if (isEnd) open.pop()
      else if (text[end - 2] !== '/') open.push([at, end])
      at = end
      // An element has at most two tags.
      refuseIf(tags > 2 * limits.elements || open.length > limits.depth + 1)
      if (!isEnd || open.length === 0 || at - from < limits.piece) continue
      const around = open.map(([start, behind]) => text.slice(start, behind))
      const ends = around.map((tag) => '</' + /^<([^\\s>]*)/.exec(tag)[1] + '>').reverse()
      yield { xml: before.join('') + text.slice(from, at) + ends.join(''), around: before.length }
      before = around
      from = at
    }
  }
  yield { xml: before.join('') + text.slice(from), around: before.length }
}

function behind(text, end, from) {
  const found = text.indexOf(end, from)
  return found < 0 ? text.length : found + end.length
}

// Skips quoted attribute values, whose > does not end the tag.
function behindTag(text, from) {
  const mark = /[>"']/g
  let attributes = 0
  mark.lastIndex = from
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '>') return mark.lastIndex
    attributes += 1
    if (attributes > limits.attributes) throw new Fault('too_much')
    mark.lastIndex = behind(text, found[0], mark.lastIndex)
  }
  return text.length
}
`
