"""What Schemathesis lacks: whom to call as, and ids that exist. It also counts the answers.

Every choice is made by the request itself, so that the same seed makes the same calls."""

import atexit
import hashlib
import json
import os
import re

import schemathesis

with open(os.environ["FUZZ_SETUP"], encoding="utf-8") as file:
    setup = json.load(file)

people = setup["people"]
# Ends sessions, so it is called by somebody who is not needed afterwards.
ends_sessions = re.compile("auth/(sessions|logout|password)")
spare = setup["spare"]
counts = {"statuses": {}, "faults": [], "calls": {}}
turn = 0


def plain(name):
    """courseId, course_id and CourseId are one name, and course_ids are many of it."""
    name = re.sub(r"[^a-z]", "", name.lower())
    return name[:-1] if name.endswith("ids") else name


def is_number(value):
    """An id as the contract wants one: whatever was made wrong on purpose stays wrong."""
    if isinstance(value, bool):
        return False
    return isinstance(value, int) and value > 0 or isinstance(value, str) and re.fullmatch("[1-9][0-9]*", value)


def same_kind(like, value):
    return str(value) if isinstance(like, str) else value


def with_known(value, known):
    """The same value, with ids that exist in place of made-up ones."""
    if isinstance(value, list):
        return [with_known(each, known) for each in value]
    if not isinstance(value, dict):
        return value
    result = {}
    for name, inner in value.items():
        at = known.get(plain(name))
        if at is not None and is_number(inner):
            result[name] = same_kind(inner, at)
        elif at is not None and isinstance(inner, list) and inner and all(is_number(each) for each in inner):
            result[name] = [same_kind(inner[0], at)]
        elif at is not None and isinstance(at, str) and isinstance(inner, str):
            result[name] = at
        else:
            result[name] = with_known(inner, known)
    return result


def leaves(value, path=()):
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, (*path, name))
    else:
        yield path


def read(value, path):
    for name in path:
        if not isinstance(value, dict) or name not in value:
            return None
        value = value[name]
    return value


def with_one_changed(example, body, number):
    """A body that is right but for one field, which is the made-up one."""
    paths = [path for path in leaves(example) if path and read(body, path) is not None]
    result = json.loads(json.dumps(example))
    if paths and number % 3:
        path = paths[number % len(paths)]
        inner = result
        for name in path[:-1]:
            inner = inner[name]
        inner[path[-1]] = read(body, path)
    return result


nasty_texts = [
    "\x00", "a\x00b", "\uffff", "\u202e", "x" * 100_000, "😀" * 300, "'", "%", "\\", "",
    "0000-00-00", "0000-01-01", "0001-01-01", "9999-12-31", "-0001-01-01", "+275760-09-13", "2026-02-30",
    "0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "+275760-09-13T00:00:00.000Z", "2026-11-15T10:00:00+14:59",
    "9" * 15, "999999999", "2147483648", "9223372036854775808", "-1", "1e9", "NaN", "../../etc/passwd", "{}", "[]", "null",
]
nasty_numbers = [
    0, -1, 1, 0.1, 1e308, -1e308, 2**31 - 1, 2**31, 2**53 - 1, 2**53, 2**63, 2**64, 999_999_999_999_999, 100_000_000, 0.5, 1e-300,
]
nasty_others = [None, [], {}, [[]] * 50, [None], {"": ""}, {"__proto__": 1}, True, [[[[[[[[[[]]]]]]]]]]]


def nasty_for(value, number):
    if number % 7 == 0:
        return nasty_others[number // 7 % len(nasty_others)]
    is_text = isinstance(value, str) or value is None
    choices = nasty_texts if is_text else nasty_numbers
    return choices[number // 7 % len(choices)]


def spoil(value, number):
    """Everything right but one leaf, which is as bad as it can be."""
    if not isinstance(value, dict):
        return value
    paths = [path for path in leaves(value) if path]
    if not paths:
        return value
    result = json.loads(json.dumps(value))
    path = paths[number % len(paths)]
    inner = result
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = nasty_for(inner[path[-1]], number // len(paths))
    return result


def number_of(case):
    text = repr((case.method, case.path, case.path_parameters, case.query, case.body))
    return int.from_bytes(hashlib.sha1(text.encode("utf-8", "replace")).digest()[:6], "big")


def choose(case, number):
    """Somebody to call as, and things of theirs that fit the path."""
    if spare and ends_sessions.search(case.path):
        return spare, {}
    names = {plain(name) for name in (case.path_parameters or {})}
    found = [
        (person, known)
        for person in people
        for known in person["known"]
        if re.search(known.get("for", ""), case.path) and names <= known.keys()
    ]
    if found:
        return found[number % len(found)]
    person = people[number % len(people)]
    return person, person["known"][number % len(person["known"])]


def snake(value):
    """Version 2 speaks in camel case; examples do not."""
    if isinstance(value, list):
        return [snake(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {re.sub("_([a-z])", lambda at: at[1].upper(), name): snake(inner) for name, inner in value.items()}


def fill(case, known, number):
    call = f"{case.method} {case.path}".replace("/api/v2/", "/api/v1/").replace(" /net/", " /")
    examples = setup["examples"].get(call, [])
    if examples:
        example = examples[number // 11 % len(examples)]
        known = {**known, **{plain(name): at for name, at in example["ids"].items()}}
        body = example.get("body")
        if body and isinstance(case.body, dict) and number % 2:
            case.body = with_one_changed(snake(body) if "/api/v2/" in case.path else body, case.body, number)
    case.path_parameters = with_known(case.path_parameters, known)
    case.query = with_known(case.query, known)
    if isinstance(case.body, (dict, list)):
        case.body = with_known(case.body, known)


@schemathesis.hook
def before_call(context, case, kwargs):
    global turn
    turn += 1
    number = number_of(case)
    # Nobody sends so much from one address: the limits on one are tested elsewhere.
    headers = {
        "X-Forwarded-Host": setup["host"],
        "X-Forwarded-For": f"10.{turn >> 16 & 255}.{turn >> 8 & 255}.{turn & 255}",
    }
    person, known = choose(case, number // 3)
    if number % 9:
        fill(case, known, number // 9)
    if number % 5 == 0:
        spoil_one_part(case, number // 45)
    if number % 13 == 0:
        headers["Idempotency-Key"] = "k" * (number // 13 % 300)
    if person["tokens"]:
        headers["Authorization"] = f"Bearer {person['tokens'][turn % len(person['tokens'])]}"
    case.headers.update(headers)


def spoil_one_part(case, number):
    if isinstance(case.body, dict) and case.body:
        case.body = spoil(case.body, number)
    elif case.query:
        case.query = spoil(case.query, number)


@schemathesis.hook
def after_call(context, case, response):
    status = response.status_code
    counts["statuses"][str(status)] = counts["statuses"].get(str(status), 0) + 1
    call = counts["calls"].setdefault(f"{case.method} {case.path}", {})
    call[str(status)] = call.get(str(status), 0) + 1
    if status >= 500:
        counts["faults"].append(f"{status}: {case.as_curl_command()[:2000]}")
    if status == 401:
        forget(case.headers.get("Authorization", "").removeprefix("Bearer "))


def forget(token):
    """The call before has ended this session, as it was asked to."""
    for person in [*people, spare] if spare else people:
        if token in person["tokens"] and len(person["tokens"]) > 1:
            person["tokens"].remove(token)


@schemathesis.hook
def after_network_error(context, case, request):
    counts["faults"].append(f"no answer: {case.as_curl_command()[:2000]}")


@atexit.register
def save():
    with open(os.environ["FUZZ_COUNTS"], "w", encoding="utf-8") as result:
        json.dump(counts, result)
