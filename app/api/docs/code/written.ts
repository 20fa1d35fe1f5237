import type { CodeLanguage } from '../code-language'
import { asCurl } from './curl'
import { asNode } from './node'
import { asPython } from './python'
import type { WrittenRequest } from './request'

export interface WrittenCode {
  language: CodeLanguage
  code: string
}

/** The same request for three kinds of readers. */
export function inEachLanguage(request: WrittenRequest): WrittenCode[] {
  return [
    { language: 'curl', code: asCurl(request) },
    { language: 'Node', code: asNode(request) },
    { language: 'Python', code: asPython(request) },
  ]
}
