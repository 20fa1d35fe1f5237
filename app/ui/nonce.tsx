import { createContext } from 'react'

/** The nonce of the page's scripts; undefined on the server for pages that run none, and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
