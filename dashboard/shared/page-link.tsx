import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type To = { to: string; search?: Readonly<Record<string, string>>; className?: string; children: ReactNode };

/** A link to a page of the dashboard by its path, which the types of the router know only for fixed paths. */
export function PageLink({ to, search, className, children }: To) {
  return (
    <Link
      to={to as never}
      {...(search ? { search: search as never } : {})}
      {...(className ? { className } : {})}
    >
      {children}
    </Link>
  );
}
