import { expect, test } from 'vitest'
import { readXml } from '~/documents/reading/read-xml.server'
import { treeOf } from '../support/einvoice/tree'

// Files above 200,000 characters are parsed piece by piece.

const LIMITS = { elements: 100_000, allText: 4_000_000 }
const read = (xml: string) => readXml(Buffer.from(xml), 'xml', LIMITS)

/** All that may look like a tag and is none, between elements that stand in open ones of other namespaces. */
const ROW = `
  <b:row quoted='a > b' also="&lt;x/>"><!-- </b:row> <b:row> --><c xmlns="urn:c" xml:lang="de"><d/><d e="/"/>
    <f><![CDATA[</c> ]]>&amp; <?pi </f> ?>text</f></c></b:row>`
const large = (rows: string) =>
  `<?xml version="1.0"?><a xmlns="urn:a" xmlns:b="urn:b" of="1"><list kind="x">${rows}</list><end>1</end></a><!-- x -->`

test('a large file gives the tree that it gives as a whole', async () => {
  const xml = large(ROW.repeat(1500))
  expect(xml.length).toBeGreaterThan(250_000)
  expect((await read(xml)).root).toEqual(treeOf(xml))
})

test.each([
  ['an end tag of another element', large(`${ROW.repeat(1500)}</row>`)],
  ['an end tag too few', large(ROW.repeat(1500)).replace('</list>', '')],
  ['an end tag too many', large(ROW.repeat(1500)).replace('</list>', '</list></list>')],
  ['a second root', `${large(ROW.repeat(1500))}<a/>`],
  ['a name whose prefix is bound nowhere', large(`${ROW.repeat(1500)}<x:row/>`)],
  ['text between elements, behind a cut', large(`${ROW.repeat(1500)}text`)],
  ['an open comment', large(`${ROW.repeat(1500)}<!-- `)],
])('%s is refused as damaged', async (_, xml) => {
  await expect(read(xml)).rejects.toMatchObject({ reason: 'damaged' })
})

test.each([
  ['many elements', large('<d/>'.repeat(110_000))],
  ['depth', large(`${'<d>'.repeat(70)}${'</d>'.repeat(70)}`)],
])('too much of %s is refused', async (_, xml) => {
  await expect(read(xml)).rejects.toMatchObject({ reason: 'too_much' })
})
