import { useLocation } from '@remix-run/react'
import { SAVED_PARAMETER } from '~/paths'

/** What was just saved, after a form has led back to the page. */
export function useSaved(): string | null {
  return new URLSearchParams(useLocation().search).get(SAVED_PARAMETER)
}
