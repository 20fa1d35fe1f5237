import { common } from './de/common'
import { documents } from './de/documents'

export const de = { common, documents }
