import type { ReactNode } from 'react'

interface BannerProps {
  title: string
  id?: string | undefined
  children?: ReactNode
}

/** Says that something was saved, on the page that follows a form. */
export function Confirmation({ title, id, children }: BannerProps) {
  return (
    <div className="banner banner-done" role="status" id={id}>
      <p className="banner-title">{title}</p>
      {children}
    </div>
  )
}

/** Something to know before reading on. */
export function Notice({ title, id, children }: BannerProps) {
  return (
    <div className="banner" id={id}>
      <p className="banner-title">{title}</p>
      {children}
    </div>
  )
}
