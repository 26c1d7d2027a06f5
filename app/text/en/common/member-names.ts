/** What tells members of one name apart. */
export const memberNamesText = {
  born: (name: string, day: string) => `${name} (born ${day})`,
  suffix: (name: string, suffix: number) => `${name} (suffix ${suffix})`,
};
