import { z } from "zod";
import { defineCall, type Call } from "./call.ts";

/** What a write may answer that has nothing to tell but that it was carried out. */
const acknowledgement = z
  .union([z.null(), z.literal(true), z.looseObject({})])
  .optional()
  .meta({ description: "no body, null, true or an object, whose fields are not read" });

type Shape<Body extends z.ZodType> = Pick<Call, "path" | "summary"> &
  Partial<Call<z.ZodType, Body>>;

/** A write whose status says that it was carried out: its answer may be empty and is not used. */
export function defineWrite<Body extends z.ZodType = z.ZodVoid>(shape: Shape<Body>) {
  return defineCall({
    method: "PUT",
    mayBeEmpty: true,
    ...shape,
    answer: acknowledgement,
  });
}
