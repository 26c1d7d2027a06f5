/** The directory's name for a store that ends with its process. */
export const IN_MEMORY = ":memory:";
