import type { ReactNode } from 'react'

interface BannerProps {
  title: string
  id?: string | undefined
  children?: ReactNode
}

export function Confirmation({ title, id, children }: BannerProps) {
  return (
    <div className="banner banner-done" role="status" id={id}>
      <p className="banner-title">{title}</p>
      {children}
    </div>
  )
}

export function Notice({ title, id, children }: BannerProps) {
  return (
    <div className="banner" id={id}>
      <p className="banner-title">{title}</p>
      {children}
    </div>
  )
}
