#!/usr/bin/env bash
# Prints number=N for the open pull request whose newest commit was built, and nothing if there is none (any more). What the
# build itself says of its number is not to be believed.
set -euo pipefail
gh api --method GET "repos/$GITHUB_REPOSITORY/pulls" -f state=open -f "head=$HEAD_OWNER:$HEAD_BRANCH" \
  --jq '.[] | select(.head.sha == env.HEAD_SHA) | "number=\(.number)"' | head -n 1
