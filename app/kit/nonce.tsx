import { createContext } from 'react'

/** Nonce of the page's scripts; undefined in the browser, and for pages without scripts. */
export const NonceContext = createContext<string | undefined>(undefined)
