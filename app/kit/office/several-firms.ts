import { createContext, useContext } from 'react'

/** Whether the user works for more than one firm: others never read about firms. */
export const HasSeveralFirmsContext = createContext(false)

export function useHasSeveralFirms(): boolean {
  return useContext(HasSeveralFirmsContext)
}
