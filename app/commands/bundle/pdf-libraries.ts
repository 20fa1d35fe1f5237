import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildSync } from 'esbuild'
import { LOAD_PROGRAM } from '~/documents/incoming/load-program'
import { pdfBundleName, pdfLibraries } from '~/documents/incoming/pdf-libraries.server'
import { PDF_READER } from '~/documents/incoming/pdf-process.server'
import { inAscii } from './in-ascii'
import { COMMON } from './options'

const ENTRY = `
import * as libpdf from '@libpdf/core'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
globalThis.pdfjsWorker = worker
module.exports = { libpdf, pdfjs }
`

/** Loads the bundle and reads a page with it, as most of it is compiled only when it is first called. */
const KEEP_COMPILED = `
const { readFileSync, writeFileSync } = require('node:fs')
${LOAD_PROGRAM}
async function keepCompiled(bundle, pdfjsAddress) {
  const script = scriptOf(bundle)
  const { libpdf, pdfjs } = exportsOf(script, pdfjsAddress)
  const made = libpdf.PDF.create()
  made.addPage()
  const bytes = await (await libpdf.PDF.load(await made.save())).save()
  const document = await pdfjs.getDocument({ data: bytes, verbosity: 0 }).promise
  const page = await document.getPage(1)
  await page.getTextContent()
  await page.getOperatorList()
  await document.destroy()
  writeFileSync(bundle + '.cache', script.createCachedData(), { mode: 0o644 })
}
keepCompiled(...process.argv.slice(1))
`

/** Bundles what the PDF reader loads, which takes it half the time then. @param folder the build's */
export function bundlePdfLibraries(folder: string): void {
  const bundle = resolve(join(folder, pdfBundleName()))
  rmSync(dirname(bundle), { recursive: true, force: true })
  buildSync({
    ...COMMON,
    stdin: { contents: ENTRY, resolveDir: '.' },
    outfile: bundle,
    format: 'cjs',
    minifySyntax: true,
    minifyWhitespace: true,
    external: ['@napi-rs/canvas', '@google-cloud/*'],
    define: { 'import.meta.url': 'moduleUrl' },
  })
  writeFileSync(bundle, inAscii(readFileSync(bundle, 'utf8')))
  // V8 takes compiled code only in a process with the same limit of its heap.
  const heap = `--max-old-space-size=${PDF_READER.bounds.heapMb}`
  const { status } = spawnSync(process.execPath, [heap, '-e', KEEP_COMPILED, bundle, pdfLibraries().pdfjs], {
    stdio: 'inherit',
    env: { NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The libraries that read PDFs do not load from their bundle')
}
