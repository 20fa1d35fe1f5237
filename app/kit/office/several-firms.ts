import { createContext, useContext } from 'react'

/** Whether the person works for more than one firm: who works for one never reads of others. */
export const HasSeveralFirmsContext = createContext(false)

export function useHasSeveralFirms(): boolean {
  return useContext(HasSeveralFirmsContext)
}
