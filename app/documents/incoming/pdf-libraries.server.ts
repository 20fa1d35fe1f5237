import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nodeModules } from '../reader-rights.server'

/** What a PDF's reader loads, by addresses and folders. */
export interface PdfLibraries {
  pdfjs: string
  libpdf: string
  canvas: string
  fonts: string
  maps: string
  /** pdfjs and libpdf in one file of the build. A checkout that was not built has none. */
  bundle?: string
}

export function pdfLibraries(): PdfLibraries {
  const require = createRequire(import.meta.url)
  const urlOf = (name: string) => pathToFileURL(require.resolve(name)).href
  const root = dirname(require.resolve('pdfjs-dist/package.json'))
  const bundle = join(nodeModules(), '..', 'build', pdfBundleName())
  return {
    pdfjs: urlOf('pdfjs-dist/legacy/build/pdf.mjs'),
    libpdf: urlOf('@libpdf/core'),
    canvas: urlOf('@napi-rs/canvas'),
    fonts: `${join(root, 'standard_fonts')}/`,
    maps: `${join(root, 'cmaps')}/`,
    ...(existsSync(`${bundle}.cache`) ? { bundle } : {}),
  }
}

/** Below `build/`. Names the versions, so that none of an earlier build is taken. */
export function pdfBundleName(): string {
  const require = createRequire(import.meta.url)
  const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version
  return `readers/pdf-${versionOf('pdfjs-dist')}-${versionOf('@libpdf/core')}.cjs`
}
