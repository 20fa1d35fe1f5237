/**
 * How the process that splits PDFs loads its libraries: from the build, compiled by V8 when they were bundled, or each by
 * itself in a checkout that was not built. Plain JavaScript.
 */
export const LOAD_PROGRAM = `
const { createRequire } = require('node:module')
const { Script } = require('node:vm')

function scriptOf(bundle, cachedData) {
  const code = readFileSync(bundle, 'latin1')
  return new Script('(function (require, module, moduleUrl) {' + code + '\\n})', { filename: bundle, cachedData })
}

// An address in node_modules: from there the libraries would look for others.
function exportsOf(script, address) {
  const module = { exports: {} }
  script.runInThisContext()(createRequire(address), module, address)
  return module.exports
}

let bundled
function fromBundle({ bundle, pdfjs }) {
  bundled ??= exportsOf(scriptOf(bundle, readFileSync(bundle + '.cache')), pdfjs)
  return bundled
}

const loadPdfjs = async () => (libraries.bundle ? fromBundle(libraries).pdfjs : import(libraries.pdfjs))
const loadLibpdf = async () => (libraries.bundle ? fromBundle(libraries).libpdf : import(libraries.libpdf))
`
