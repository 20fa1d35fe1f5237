import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface StructureNode {
  role: string
  alt: string | undefined
  children: StructureNode[]
}

interface ReadPdf {
  pages: string[]
  text: string
  language: string | null
  structure: StructureNode[]
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  const pages: string[] = []
  const structure: StructureNode[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(oneLine(items.map((item) => ('str' in item ? item.str : '')).join(' ')))
    structure.push(nodeOf(((await page.getStructTree()) ?? {}) as unknown as RawNode))
  }
  await document.destroy()
  return {
    pages,
    text: pages.join(' '),
    language: (info as { Language?: string }).Language ?? null,
    structure,
  }
}

export function rolesOf(node: StructureNode): string[] {
  return [node.role, ...node.children.flatMap(rolesOf)]
}

/** The objects of a PDF as text, streams inflated, one character per byte. */
export function rawPdf(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString('latin1')
  return raw.replace(
    /(obj\n(?:(?!endobj)[\s\S])*?)stream\n([\s\S]*?)\nendstream/g,
    (_, head: string, data: string) => {
      const isDeflated = head.includes('/FlateDecode')
      const content = isDeflated ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data
      return `${head}stream\n${content}\nendstream`
    },
  )
}

export function contentStreams(bytes: Uint8Array): string[] {
  return [...rawPdf(bytes).matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, content = '']) => content)
    .filter((content) => /^1 0 0 -1 0 841\.89 cm/.test(content))
}

/** Painting operators outside any marked content: neither tagged nor an artifact. */
export function unmarkedPainting(content: string): string[] {
  let depth = 0
  return content.split('\n').filter((line) => {
    if (/\b(BMC|BDC)$/.test(line)) depth += 1
    if (line === 'EMC') depth -= 1
    return depth === 0 && /(^|\s)(TJ|Tj|f|f\*|F|S|s|B|b|Do|sh)$/.test(line)
  })
}

interface RawNode {
  role?: string
  alt?: string
  children?: RawNode[]
}

function nodeOf(raw: RawNode): StructureNode {
  const children = (raw.children ?? []).filter((child) => child.role !== undefined)
  return { role: raw.role ?? '', alt: raw.alt, children: children.map(nodeOf) }
}

function oneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim()
}
