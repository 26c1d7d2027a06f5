/**
 * The component of routes that always redirect or throw; it is never rendered. Without a component
 * they would be resource routes, which answer errors with plain text and not with an error page.
 */
export default function NoPage() {
  return null;
}
