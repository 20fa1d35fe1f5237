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

interface NoticeProps extends BannerProps {
  /** For news of what has just happened: announced by screen readers. */
  role?: 'status'
}

export function Notice({ title, id, role, children }: NoticeProps) {
  return (
    <div className="banner" id={id} role={role}>
      <p className="banner-title">{title}</p>
      {children}
    </div>
  )
}
