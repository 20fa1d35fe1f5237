import { createContext } from 'react'

/** The nonce of the page's scripts; undefined on the server for pages without scripts, and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
