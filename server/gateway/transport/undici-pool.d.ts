// The package's types name what the whole of it exports; this is the one file of it that is loaded.
declare module "undici/lib/dispatcher/pool.js" {
  export { Pool as default } from "undici";
}
