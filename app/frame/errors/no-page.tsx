/** Never shown: a component makes a UI route, where a resource route would answer faults with bare text. */
export default function NoPage() {
  return null;
}
