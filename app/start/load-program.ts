import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Script } from 'node:vm'

/** The product as built by `npm run build` (decision 002). */
export interface Program {
  run(): void
  codeCache(): Buffer
}

/**
 * Reads a bundle, and beside it what V8 had compiled of it when it was built, so that starting does not compile it
 * again. Another version of Node refuses that and compiles as it goes.
 * @param file absolute; a CommonJS module
 */
export function loadProgram(file: string): Program {
  const text = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'latin1')}\n})`
  const script = new Script(text, {
    filename: file,
    cachedData: compiled(file),
  })
  return {
    run() {
      const module = { exports: {} }
      const wrapped = script.runInThisContext() as (...parts: unknown[]) => void
      wrapped(module.exports, createRequire(file), module, file, dirname(file))
    },
    codeCache: () => script.createCachedData(),
  }
}

function compiled(file: string): Buffer | undefined {
  try {
    return readFileSync(codeCacheOf(file))
  } catch {
    return undefined
  }
}

export function codeCacheOf(file: string): string {
  return `${file}.cache`
}
