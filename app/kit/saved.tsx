import { useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Confirmation, Notice } from './banner'
import { NextStep } from './office/next-step'

type Words = string | { title: string; text: string }

/** Keys that mean "not saved" in every area: they get no success banner. */
const NOT_SAVED: readonly PropertyKey[] = ['anders', 'nichts', 'keine_adresse', 'test_lost']

/** The key of what was just saved, if the page has a text for it. */
export function useSaved<Saved extends object>(saved: Saved): keyof Saved | undefined {
  const key = (useRouteLoaderData('root') as { saved: string | null } | undefined)?.saved ?? null
  return key !== null && Object.hasOwn(saved, key) ? (key as keyof Saved) : undefined
}

/** `children`: what came of it. */
export function SavedBanner<Saved extends Readonly<Record<keyof Saved, Words>>>({
  saved,
  children,
}: {
  saved: Saved
  children?: ReactNode
}) {
  const key = useSaved(saved)
  if (key === undefined) return null
  const words: Words = saved[key]
  const { title, text } = typeof words === 'string' ? { title: words, text: undefined } : words
  const body = text === undefined ? null : <p>{text}</p>
  if (NOT_SAVED.includes(key))
    return (
      <Notice id="gespeichert" role="status" title={title}>
        {body}
        {children}
      </Notice>
    )
  return (
    <Confirmation id="gespeichert" title={title} isNews>
      {body}
      {children}
      <NextStep />
    </Confirmation>
  )
}
