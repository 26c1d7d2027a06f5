// The package has types for its main entry only; this is the one file of it that is loaded.
declare module "undici/lib/dispatcher/pool.js" {
  export { Pool as default } from "undici";
}
