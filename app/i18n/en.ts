import { common } from './en/common'
import { documents } from './en/documents'
import type { Texts } from './texts'

export const en: Texts = { common, documents }
